// Texts of editors: the toolbar, the state of saving, and conflicts with somebody else's version.

export const tools = {
  label: 'Tools for the text',
  heading: 'Heading',
  list: 'List',
  placeholder: 'Value from the settings',
  /** The same, for phones. */
  value: 'Value',
  insert: 'Insert',
  noValue: 'no value yet',
  placeholders: (name: string, value: string): string => `{${name}}: ${value}`,
} as const;

/** Some messages end with a full stop, some do not. */
const sentence = (message: string): string => message.replace(/\.?$/, '.');

export const saving = {
  saved: (time: string): string => `Saved ${time}`,
  pending: 'Not saved yet',
  saving: 'Saving',
  refused: (message: string): string => `Not saved yet. ${sentence(message)}`,
  offline: 'No connection. Your text is kept on this device, and saved when the connection is back.',
  failed: (message: string): string => `Not saved: ${sentence(message)} Your text is kept on this device.`,
  restored: 'Text from this device that was not saved is back.',
  conflict: 'Not saved',
} as const;

export const preview = 'Preview';
export const publish = 'Publish';
export const published = 'Published. The shop shows it now.';
export const seeInShop = 'See it in the shop';
/** Somebody else changed other fields of the same draft. */
export const merged = 'Somebody else wrote meanwhile. Their changes and yours are both kept.';

/** Above possible mistakes, which keep nobody from publishing. */
export const pleaseCheck = 'Please check';

/** Typed into a form, and not sent yet. */
export const kept = {
  back: 'Kept on this device.',
  discard: 'Discard',
  elsewhere: 'Another tab keeps a text for this form. What you type here is not kept.',
  takeOther: 'Show the other text',
  keepThis: 'Keep this one',
} as const;

export const conflict = {
  heading: 'Somebody wrote meanwhile',
  what: 'What differs between the two texts:',
  legend: 'Lines of your text begin with +, lines of the other one with −.',
  keepMine: 'Keep my text',
  takeTheirs: 'Take the other text',
  taken: 'Your text is replaced by the other one.',
} as const;

export const difference = {
  added: 'Added:',
  removed: 'Removed:',
  same: 'Both texts are the same.',
  skipped: (lines: number): string => (lines === 1 ? '1 line as before' : `${lines} lines as before`),
} as const;
