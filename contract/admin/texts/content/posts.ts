// The screens of the blog: list, editor.

export const title = 'Blog';
export const intro = 'What you write is a draft until you publish it.';

export const list = {
  write: 'Write a post',
  label: 'Posts',
  untitled: 'Without a title',
  emptyHeading: 'No posts yet',
  emptyText: 'Say how a T-shirt is made, what is new, or who makes it. A post has a title, a text and photos.',
  draft: 'Draft',
  hasDraft: 'Changes not published',
  draftFor: (when: string): string => `For ${when}`,
  published: (when: string): string => `Published ${when}`,
  scheduled: (when: string): string => `Scheduled for ${when}`,
} as const;

export const editor = {
  newTitle: 'New post',
  heading: 'Blog post',
  actions: 'More for this post',
  notFoundHeading: 'This post is not there',
  toList: 'Back to the blog',
  words: 'Title and text',
  title: 'Title',
  category: 'Category',
  categoryHint: 'One word or two, above the title: “Craft”.',
  text: 'Text',
  textHint: 'You can paste from WhatsApp or Word.',
  photos: 'Photos',
  photosText: 'The first one is the cover. The others follow below the text.',
  when: 'When',
  date: 'Date and time',
  dateHint: 'India’s time. Empty: the moment you publish.',
  dateFuture: (when: string): string => `India’s time. Nobody sees the post before ${when}.`,
  datePast: (when: string): string => `India’s time. The post says ${when}.`,
  clearDate: 'No date',
  toCheck: 'Please check',
  toDo: 'Before you publish',
  publishNow: 'Publish now',
  schedule: 'Schedule',
  unchanged: 'As in the shop',
  unchangedScheduled: (when: string): string => `Scheduled for ${when}`,
  none: 'nothing',
  photo: (position: number): string => `Photo ${position}`,
  line: (label: string, value: string): string => `${label}: ${value}`,
} as const;

export const done = {
  published: 'Published. The shop shows it now.',
  scheduled: (when: string): string => `The shop shows it from ${when}.`,
  see: 'See it in the shop',
  unpublished: 'The post is out of the shop. It is a draft now.',
  publishedAgain: 'The post is in the shop again.',
  discarded: 'The changes are discarded.',
  deleted: 'The post is deleted.',
} as const;

export const unpublish = 'Take it out of the shop';
export const discard = 'Discard the changes';
export const remove = {
  action: 'Delete',
  heading: 'Delete this post?',
  text: (name: string): string => `“${name}” and its text are gone for good. Links to it lead to a page that says so.`,
  draftText: (name: string): string => `“${name}” and its text are gone for good.`,
  confirm: 'Delete the post',
} as const;
