// The editor of formatted text: its tools and the dialog of a link.

export const tools = {
  label: 'Tools for the text',
  bold: 'Bold',
  italic: 'Italic',
  heading: 'Heading',
  bullets: 'List',
  numbers: 'Numbered list',
  link: 'Link',
  undo: 'Undo',
  redo: 'Redo',
} as const;

export const link = {
  heading: 'Link',
  address: 'Address',
  hint: 'A web address, an e-mail address or a phone number.',
  unknown: 'Type an address such as www.example.com.',
  text: 'Text of the link',
  save: 'Set the link',
  remove: 'Remove the link',
} as const;
