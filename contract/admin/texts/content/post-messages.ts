// What the server says about blog posts: rejections and warnings.

export const tooLong = (most: number): string => `Use at most ${most.toLocaleString('en-IN')} characters.`;
export const tooManyPhotos = (most: number): string => `Use at most ${most} photos.`;
export const dateUnknown = 'Choose a date and a time.';

export const titleMissing = 'Write a title.';
export const categoryMissing = 'Choose or type a category.';
export const textMissing = 'Write the post.';
export const photoNotReady = (position: number): string =>
  `Photo ${position} is still being prepared. Please wait some seconds.`;
export const photoMissing = (position: number): string =>
  `Photo ${position} has not arrived yet. Please wait until it is here, or remove it.`;
export const photoUnusable = (position: number): string => `Photo ${position} cannot be used. Please remove it.`;
export const altMissing = (photos: number): string =>
  photos === 1
    ? 'A photo has no description. Say in a few words what it shows, for people who cannot see it.'
    : `${photos} photos have no description. Say in a few words what they show, for people who cannot see them.`;
export const changedInShop =
  'The post in the shop was changed after this draft was begun, by an import. Publishing replaces that change.';

export const postUnknown = 'There is no such post';
export const noDraft = 'There is no draft of this post any more';
export const onlyDraft = 'This draft is all there is of the post. Delete the post to remove it';
/** `when`: date and time. */
export const savedMeanwhile = (who: string, when: string): string =>
  `${who} saved a draft of this post on ${when}, after you opened it. Please take over what you need, then save again`;
export const changedMeanwhile =
  'This post was published, imported or taken out of the shop after you opened it. Please look at what changed, then try again';
export const discardedMeanwhile =
  'The draft that you opened was published or discarded meanwhile. Please look at the post as it is now, then save again';
