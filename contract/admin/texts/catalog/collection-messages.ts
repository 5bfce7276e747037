// What the editor of collections answers.

export const tooLong = (most: number): string => `Use at most ${most} characters.`;
export const tagRequired = 'Please choose a tag';
export const tagUnknown = (tag: string): string => `No product has the tag “${tag}”. Please check how it is spelled`;
export const tagTaken = (title: string): string => `There is a collection of this tag already: ${title}`;
export const collectionUnknown = 'There is no such collection any more';
export const titleRequired = 'Please type a title';
export const sentenceRequired = 'Please type a sentence';
export const photoNotArrived = 'The photo has not arrived yet. Please wait until it is sent, or choose it again';
export const photoNotReady = 'The photo is still being made ready. Please try again in a minute';
export const nothingToPublish = 'There is no draft of this collection any more';
export const notPublished = 'This collection is not in the shop';
/** `when`: date and time. */
export const savedMeanwhile = (who: string, when: string): string =>
  `${who} saved a draft of this collection on ${when}, after you opened it. Please take over what you need, then save again`;
export const changedMeanwhile =
  'This collection was published or taken out of the shop after you opened it. Please look at what changed, then try again';
export const discardedMeanwhile =
  'The draft that you opened was published or discarded meanwhile. Please look at the collection as it is now, then save again';
