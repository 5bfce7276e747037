// Photos in the admin: choosing, sending, ordering and describing them; a colour taken from one.

import { colorName } from '../../../colors/color-name.ts';

export const list = 'Photos';
export const choose = 'Take or choose photos';
export const chooseOne = 'Take or choose a photo';
export const chooseAnother = 'Choose another photo';
export const drop = 'Or drop photos here.';
export const none = 'No photos yet. The first one is the front picture in the shop.';
export const most = (count: number): string => `At most ${count} photos. The others were not added.`;

export const photo = (number: number): string => `Photo ${number}`;
export const front = 'Front';
export const unnamed = 'Not described';

export const waiting = 'Waiting';
export const uploading = (percent: number): string => `Uploading, ${percent} %`;
export const noLine = 'No connection. It goes on by itself.';
export const preparing = 'Preparing';
export const stopped = 'It did not arrive whole. Choose the same photo again, and it goes on.';
export const chooseAgain = 'Choose again';
export const tryAgain = 'Try again';
export const failed = 'The file could not be sent. Please try again.';

export const actions = (name: string): string => `Actions for ${name.toLowerCase()}`;
export const move = (name: string): string => `Move ${name.toLowerCase()}`;
export const describe = 'Describe';
export const toFront = 'Make it the front';
export const earlier = 'Move earlier';
export const later = 'Move later';
export const remove = 'Remove';
export const removed = 'The photo is removed.';
export const moved = (number: number, count: number): string => `Photo ${number} of ${count}`;

export const altLabel = 'What it shows';
export const altHint = 'For people who cannot see it, and for search engines: “Maroon T-shirt, back”.';
export const altHintOfOne = 'For people who cannot see it: “Two friends in printed tees on a beach”.';
export const colorLabel = 'Colour of the product';
export const everyColor = 'All colours';
export const focusPlace = 'What matters in the photo: press it, or move the point with the arrow keys';
export const focusHint =
  'Press what matters most: lists crop the photo around that point. Without one they show the photo whole, or its middle.';
export const focusAt = (left: number, top: number): string => `${left} % from the left, ${top} % from the top`;
export const noFocus = 'Back to the centre';
export const next = 'Next photo';
export const done = 'Done';

export const small = (photos: readonly number[], least: number): string =>
  `${photos.length === 1 ? 'Photo' : 'Photos'} ${new Intl.ListFormat('en-IN').format(photos.map(String))}: the shorter side has less than ${least} pixels, so shoppers who look closely see it blurred. Choose the photo as the camera took it, not a copy from a chat.`;

export const swatch = (color: string): string => `Swatch of ${colorName(color)}`;
export const fromPhoto = 'From a photo';
export const swatchTitle = 'Choose the colour in the photo';
export const swatchHint = 'Press the fabric, where the light is even.';
export const pickHere = 'Take the colour from here; the key Enter takes that of the middle';
export const use = 'Use this colour';
export const whichPhoto = 'Photo';
export const unreadable = 'This photo could not be loaded. Choose another one, or the colour by hand.';
