// Labels and hints of the fields in forms.

export const name = 'Name';
export const firstname = 'First name';
export const lastname = 'Last name';
export const email = 'Email';
export const mobile = 'Mobile';
export const mobileHint = 'Ten digits; the courier calls this number.';
export const password = 'Password';
export const newPassword = 'New password';
export const newPasswordHint = 'At least 8 characters.';
export const comment = 'Comment';
export const address = 'Address';
export const addressPlaceholder = 'House number and street';
export const otherAddress = 'Apartment, suite, etc.';
export const city = 'City';
export const state = 'State';
export const selectState = 'Select State';
export const states = 'States';
export const unionTerritories = 'Union territories';
export const pincode = 'Pincode';
export const country = 'Country';
export const selectCountry = 'Select Country';
export const gstin = 'GSTIN';
export const optional = '(optional)';
export const showPassword = 'Show password';
