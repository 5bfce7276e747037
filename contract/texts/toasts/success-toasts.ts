// Green toasts.

export const ratingAdded = 'Rating Added Successfully';
export const productAddedToCart = 'Product Added To Cart';
export const productDeletedFromCart = 'Product Deleted From Cart Successfully!';
export const productUpdated = 'Product Updated Successfully!';
export const orderCreated = 'Ordered createad Successfully!';
export const orderCancelled = 'Your order is cancelled, and your money is on its way back';
export const profileUpdated = 'Profile Updated Successfully!';
export const gstinSaved = 'Your GSTIN is saved';
export const gstinRemoved = 'Your GSTIN is removed';
export const forgotPasswordMailSent = 'Forgot Password Email Sent Successfully!';
export const passwordChanged = 'Password change Successfully!';
export const contactSubmitted = 'Contact Form Submitted Successfully';
export const exchangeRequested = 'Your exchange is requested. A mail says where to send it';
export const exchangeWithdrawn = 'Your exchange is withdrawn. You keep what you have';
export const linkCopied = 'Product link copied';
export const newsletterSubscribed = 'Thank you for subscribing';
export const deviceLoggedOut = 'The device is logged out';
export const accountDeleted = 'Your account is deleted. Thank you for having been with us';
