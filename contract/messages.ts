// Every text that the specification quotes, to the letter ("sic" ones too), by the area it belongs to.

export const fieldMessages = {
  firstnameRequired: 'First Name is Required',
  lastnameRequired: 'Last Name is Required',
  emailRequired: 'Email is Required',
  emailInvalid: 'Email Should be valid',
  mobileRequired: 'Mobile No is Required',
  mobileInvalid: 'Mobile No should be valid',
  passwordRequired: 'Password is Required',
  passwordTooShort: 'Password should have at least 8 characters',
  passwordTooLong: 'Password should have at most 128 characters',
  passwordTooCommon: 'This password is too easy to guess, please choose another',
  commentRequired: 'comments is Required',
  addressRequired: 'Address Details are Required',
  stateRequired: 'State is Required',
  cityRequired: 'City is Required',
  countryRequired: 'Country is Required',
  pincodeRequired: 'Pincode is Required',
  pincodeInvalid: 'Pincode should be valid',
  tooLong: 'This is too long, please shorten it',
} as const;

export const reviewMessages = {
  starRequired: 'Please add star rating',
  commentRequired: 'Please Write Review About the Product',
} as const;

export const choiceMessages = { colorAndSizeRequired: 'Please choose Color and Size' } as const;

/** Green toasts. */
export const successToasts = {
  ratingAdded: 'Rating Added Successfully',
  productAddedToCart: 'Product Added To Cart',
  productDeletedFromCart: 'Product Deleted From Cart Successfully!',
  productUpdated: 'Product Updated Successfully!',
  orderCreated: 'Ordered createad Successfully!',
  profileUpdated: 'Profile Updated Successfully!',
  forgotPasswordMailSent: 'Forgot Password Email Sent Successfully!',
  passwordChanged: 'Password change Successfully!',
  contactSubmitted: 'Contact Form Submitted Successfully',
  linkCopied: 'Product link copied',
  newsletterSubscribed: 'Thank you for subscribing',
} as const;

/** Blue toasts. */
export const infoToasts = {
  userCreated: 'User Created Successfully',
  userLoggedIn: 'User Logged In Successfully',
  sessionEnded: 'Your session has ended, please log in again',
} as const;

/** Red toasts; a login failure shows the server's own message instead. */
export const errorToasts = {
  registrationFallback: 'Failed to fetch cart',
  somethingWentWrong: 'Something Went Wrong!',
  contactFailed: 'Something Went Wrong',
} as const;

/** What a slice keeps as its message. */
export const stateMessages = {
  productAddedToWishlist: 'Product Added to Wishlist!',
  productFetched: 'Product Fetched Successfully',
  ratingAdded: 'Rating Added Successfully',
  cartFetchFailed: 'Something went wrong',
  colorsFetchFailed: 'Failed to fetch colors',
} as const;

export const alerts = {
  paymentScriptFailed: 'Razorpay SDK failed to load',
  checkoutFailed: 'Something went wrong',
} as const;

/** What the server says in `message`. */
export const serverMessages = {
  userExists: 'User Already Exists',
  emailTaken: 'This e-mail already belongs to another account',
  invalidCredentials: 'Invalid Credentials',
  notSignedIn: 'Please log in to continue',
  notFound: 'Not found',
  productNotFound: 'This product is not available any more',
  postNotFound: 'This post is not available any more',
  cartLineNotFound: 'This product is not in your cart any more',
  orderNotFound: 'We could not find this order',
  paymentNotFound: 'We could not find this payment',
  checkFields: 'Please check the marked fields',
  malformed: 'The request could not be read',
  tooLarge: 'The request is too large',
  unsupportedMediaType: 'Please send JSON',
  tooManyRequests: 'Too many tries, please wait a little and try again',
  internal: 'Something went wrong on our side, please try again',
  unavailable: 'We cannot do this just now, please try again in a minute',
  forgotPassword: 'If an account with this e-mail exists, a link to reset the password is on its way',
  passwordChanged: 'Your password has been changed, please log in',
  passwordWrong: 'This is not the password of your account',
  accountDeleted: 'Your account is deleted',
  sessionNotFound: 'This device is logged out already',
  resetLinkInvalid: 'This link is not valid any more, please ask for a new one',
  subscribed: 'You are subscribed',
  cartEmpty: 'Your cart is empty.',
  cartChanged: 'Your cart has changed, please look at it once more',
  quantityRange: 'Please choose a quantity from 1 to 10',
  quantityAbove: 'A cart can hold up to 10 of one product, colour and size',
  sizeUnknown: 'Please choose a size from the list',
  colorNotOffered: 'This product does not come in that colour',
  paymentForged: 'This payment could not be confirmed',
  paymentFailed: 'The payment did not go through, please try again',
  paymentGivenBack: 'We could not use this payment for your order. Your money is on its way back to you',
  paymentPending: 'We are checking with your bank',
  orderPaidAlready: 'This order has been paid already',
  paymentRequired: 'This order has not been paid yet',
  addressIncomplete: 'Please complete the shipping address',
  stateNotServed: 'We do not deliver to this state yet',
  badSignature: 'The signature does not match',
  providerUnavailable: 'The payment service cannot be reached just now, please try again in a minute',
} as const;

/** Labels, headings and notices of the screens. */
export const screenTexts = {
  store: 'Our Store',
  home: 'Home',
  searchPlaceholder: 'Search for Products here',
  searchEmpty: 'No matches found.',
  aboutUs: 'About Us',
  myOrders: 'My Orders',
  logOut: 'LogOut',
  myAccount: 'My Account',
  welcome: 'Welcome',
  contactUs: 'Contact Us',
  contact: 'Contact',
  information: 'Information',
  account: 'Account',
  newsletterPlaceholder: 'Your Email Address',
  subscribe: 'Subscribe',
  poweredBy: 'Powered by',
  all: 'All',
  from: 'From',
  to: 'To',
  colors: 'Colors',
  sortBy: 'Sort By',
  readMore: 'Read More',
  backToBlogs: 'Go back to Blogs',
  writeReview: 'Write a Review',
  inStock: 'In Stock',
  noColors: 'No colors available',
  addToCart: 'Add to Cart',
  goToCart: 'Go to Cart',
  copyLink: 'Copy Product Link',
  shipsWithin: 'Ships within 5-10 business days',
  popularProducts: 'Our Popular Products',
  reviewAuthor: 'user',
  noData: 'No Data',
  cartLoading: 'Loading your cart...',
  cartEmpty: 'Your cart is empty.',
  unknownProduct: 'Unknown Product',
  sizeFallback: 'N/A',
  taxesAtCheckout: 'Taxes and shipping calculated at checkout',
  continueShopping: 'Continue To Shopping',
  checkout: 'Checkout',
  returnToCart: 'Return to Cart',
  placeOrder: 'Place Order',
  updateProfile: 'Update Profile',
  forgotPassword: 'Forgot Password',
  signUp: 'Sign Up',
  login: 'Login',
  cancel: 'Cancel',
  save: 'Save',
  resetPassword: 'Reset Password',
  orderNow: 'Order Now',
  why: 'Why',
  errorHeading: 'Unexpected Application Error!',
  pageNotFound: 'Page not found',
} as const;

/** The checkout's breadcrumb. */
export const checkoutSteps = {
  cart: 'Cart',
  information: 'Information',
  shipping: 'Shipping',
  payment: 'Payment',
} as const;

/** The Sort By dropdown: label and the value that `GET product` takes. */
export const sortOptions = [
  { label: 'A-Z', value: 'title' },
  { label: 'Z-A', value: '-title' },
  { label: 'Price Low-High', value: 'price' },
  { label: 'Price High-Low', value: '-price' },
  { label: 'Old-New', value: 'createdAt' },
  { label: 'New-Old', value: '-createdAt' },
] as const;

/** The blog list's category labels; they do nothing (decisions.md). */
export const blogCategoryLabels = ['Watch', 'Tv', 'Camera', 'Laptop'] as const;

export const policyTitles = {
  privacy: 'Privacy Policy',
  refund: 'Refund Policy',
  shipping: 'Shipping Policy',
  terms: 'Terms & Conditions',
} as const;

/** Rupees as a card writes them: 'Rs.1499'. */
export const cardPrice = (rupees: number): string => `Rs.${rupees}`;
/** Rupees as the product page writes them: 'Rs. 1499/-'. */
export const detailPrice = (rupees: number): string => `Rs. ${rupees}/-`;
/** Rupees as lists and totals write them: 'Rs. 1499'. */
export const listPrice = (rupees: number): string => `Rs. ${rupees}`;
