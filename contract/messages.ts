// Every text that the specification quotes, to the letter ("sic" ones too), by the area it belongs to. The server's own stand beside, in server-messages.ts.

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
  deviceLoggedOut: 'The device is logged out',
  accountDeleted: 'Your account is deleted. Thank you for having been with us',
} as const;

/** Blue toasts. */
export const infoToasts = {
  userCreated: 'User Created Successfully',
  userLoggedIn: 'User Logged In Successfully',
  loggedOutEverywhere: 'You are logged out on all your devices',
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

/** What the server says where it has nothing better to say, and the browser where the server says nothing. */
export const internalMessage = 'Something went wrong on our side, please try again';

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
  unsubscribe: 'Unsubscribe',
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
