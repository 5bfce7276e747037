// Login, sign-up, passwords, and the pages of mailed links.

export const loginIntro = 'Your cart, your wishlist and your orders are inside.';
export const loginForCart = 'Log in, and {choice} goes into your cart.';
export const loginForWishlist = 'Log in, and {choice} goes on your wishlist.';
export const loginMotto = 'Your tees are waiting on the loom.';
export const forgotYourPassword = 'Forgot your password?';
export const newHere = 'New here?';

export const signupIntro = 'One account for your cart, your wishlist and your orders.';
export const signupForCart = 'Sign up, and {choice} goes into your cart.';
export const signupForWishlist = 'Sign up, and {choice} goes on your wishlist.';
export const signupMotto = 'Every thread begins with a name.';
export const alreadyCustomer = 'Already a customer?';

export const forgotPasswordIntro =
  'Tell us your e-mail, and we send you a link to choose a new password. It works for 30 minutes.';
export const forgotPasswordMotto = 'A lost thread is soon picked up.';
export const sendLink = 'Send the link';

export const resetPasswordIntro = 'Choose a new password. You will be logged out everywhere else.';
export const resetPasswordMotto = 'A fresh knot holds best.';
export const newLink = 'Send me a new link';

export const confirmEmail = 'Confirm your e-mail';
export const confirmEmailIntro =
  'One click tells us that the address is yours. Then a copy of your data also holds what you wrote to us and your newsletter.';
export const confirmEmailMotto = 'Good cloth knows its weaver.';
export const logInFirst = 'Please log in first, then open the link in our mail again.';

export const restoreEmail = 'Put my e-mail back';
export const restoreEmailIntro =
  'The e-mail of your account was changed, and it was not you? One click puts the address back to which our mail came, and logs out every device.';
export const restoreEmailMotto = 'What was yours stays yours.';
export const chooseNewPassword = 'Choose a new password';

export const newsletter = 'Newsletter';
export const confirmNewsletterIntro =
  'One click, and you hear about new prints and restocks once a month. Every mail has a link that ends it.';
export const confirmNewsletterMotto = 'Good news travels by thread.';
export const confirmNewsletter = 'Confirm my subscription';
export const unsubscribeIntro =
  'One click, and no more mail about new prints and restocks comes. Mails about your orders still do.';
export const unsubscribeMotto = 'Every thread may be let go.';
