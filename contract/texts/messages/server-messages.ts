// Values of `message` in error responses. The browser also shows `internal` if there is no message.

import { colorName } from '../../colors/color-name.ts';

export const userExists = 'User Already Exists';
export const emailTaken = 'This e-mail already belongs to another account';
export const invalidCredentials = 'Invalid Credentials';
export const secondFactorRequired = 'Please type the code from your app too';
export const codeWrong = 'This code is wrong or was used before. Please type the code that your app shows now';
export const secondFactorOn = 'The code at login is on already. To use another app, turn it off first';
export const secondFactorNeedsEmail = 'Please confirm your e-mail first, with the link that we mail you';
export const secondFactorKeepsEmail =
  'Please turn off the code at login before you change your e-mail: the new one has to be confirmed first';
export const secondFactorNotBegun = 'Please turn on the code at login once more, from the start';
export const notSignedIn = 'Please log in to continue';
export const notFound = 'Not found';
export const productNotFound = 'This product is not available any more';
export const productArchived = 'We do not sell this T-shirt any more. Please have a look at the others in our store';
export const productNotNamed = 'Please say which product: its id belongs in prodId';
export const previewOver = 'This preview is over. Please open it from the admin once more';
export const postNotFound = 'This post is not available any more';
export const cartLineNotFound = 'This product is not in your cart any more';
export const cannotCancelOrder = (status: string) =>
  `This order is ${status} and cannot be cancelled here any more. Please write to us, and we help`;
export const orderDisputed = 'The payment of this order is disputed at your bank. Please write to us, and we help';
export const trackingOver = 'This link is not valid any more. You find your parcel under My Orders';
export const orderNotFound = 'We could not find this order';
export const paymentNotFound = 'We could not find this payment';
export const checkFields = 'Please check the marked fields';
export const malformed = 'The request could not be read';
export const tooLarge = 'The request is too large';
export const unsupportedMediaType = 'Please send JSON';
export const tooManyRequests = 'Too many tries, please wait a little and try again';
export const internal = 'Something went wrong on our side, please try again';
export const unreachable = 'The shop cannot be reached just now. Please check your connection and try again.';
export const unavailable = 'We cannot do this just now, please try again in a minute';
export const forgotPassword = 'If an account with this e-mail exists, a link to reset the password is on its way';
export const passwordChanged = 'Your password has been changed, please log in';
export const passwordWrong = 'This is not the password of your account';
export const accountDeleted = 'Your account is deleted';
export const sessionNotFound = 'This device is logged out already';
export const resetLinkInvalid = 'This link is not valid any more, please ask for a new one';
export const emailConfirmationSent = 'We have sent you a mail with a link that confirms your e-mail';
export const emailConfirmed = 'Your e-mail is confirmed';
export const confirmLinkInvalid =
  'This link is not valid for your account any more, please ask for a new one in My Profile';
export const restoreLinkInvalid = 'This link is not valid any more, please write to us if you need help';
export const emailRestored =
  'Your e-mail is back, and all your devices are logged out. Please choose a new password now';
export const emailNotRestored =
  'All your devices are logged out. Another account has this e-mail by now, so we could not put it back. Choose a new password to open that account, or write to us, and we help';
export const subscribed =
  'Thank you. Please open our mail and press its button, unless you have confirmed this address before';
export const newsletterConfirmed = 'Your subscription is confirmed';
export const newsletterLinkInvalid =
  'This link is not valid any more. Please enter your address at the foot of the page once more';
export const unsubscribed = 'You are unsubscribed, no more mail comes';
export const cartEmpty = 'Your cart is empty.';
export const cartChanged = 'Your cart has changed, please look at it once more';
export const creditChanged = 'Your store credit has changed. Please look at the amounts once more';
export const pieceName = (title: string, color: string, size: string) =>
  `${title} in ${colorName(color)}, size ${size},`;
export const notSold = (piece: string) => `${piece} is no longer sold. Please remove it from your cart to go on`;
export const soldOut = (piece: string) => `${piece} is sold out. Please remove it from your cart to go on`;
export const fewLeft = (left: number, piece: string) =>
  left === 1
    ? `${piece} is down to its last one. Please take one only to go on`
    : `${piece} is down to its last ${left}. Please take ${left} or fewer to go on`;
export const quantityRange = 'Please choose a quantity from 1 to 10';
export const quantityAbove = 'A cart can hold up to 10 of one product, colour and size';
export const cartFull =
  'Your cart is full: it holds up to 100 different items. Please remove one, or order what is in it first';
export const sizeUnknown = 'Please choose a size from the list';
export const colorNotOffered = 'This product does not come in that colour';
export const sizeNotOffered = 'This product does not come in that colour and size';
export const paymentForged = 'This payment could not be confirmed';
export const paymentFailed = 'The payment did not go through, please try again';
export const paymentRefunded = 'We could not use this payment for your order. Your money is on its way back to you';
export const paymentPending = 'We are checking with your bank';
export const orderPaidAlready = 'This order has been paid already';
export const paymentRequired = 'This order has not been paid yet';
export const addressIncomplete = 'Please complete the shipping address';
export const stateNotServed = 'We do not deliver to this state yet';
export const badSignature = 'The signature does not match';
export const providerUnavailable = 'The payment service cannot be reached just now, please try again in a minute';
