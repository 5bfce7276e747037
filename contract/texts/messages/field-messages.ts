// Messages under form fields.

export const firstnameRequired = 'First Name is Required';
export const lastnameRequired = 'Last Name is Required';
export const emailRequired = 'Email is Required';
export const emailInvalid = 'Email Should be valid';
export const mobileRequired = 'Mobile No is Required';
export const mobileInvalid = 'Mobile No should be valid';
export const passwordRequired = 'Password is Required';
export const passwordTooShort = 'Password should have at least 8 characters';
export const passwordTooLong = 'Password should have at most 128 characters';
export const passwordTooCommon = 'This password is too easy to guess, please choose another';
export const commentRequired = 'comments is Required';
export const addressRequired = 'Address Details are Required';
export const stateRequired = 'State is Required';
export const cityRequired = 'City is Required';
export const countryRequired = 'Country is Required';
export const pincodeRequired = 'Pincode is Required';
export const gstinInvalid = 'Please check the GSTIN: 15 letters and digits, as on your registration';
export const pincodeInvalid = 'Pincode should be valid';
export const tooLong = 'This is too long, please shorten it';
