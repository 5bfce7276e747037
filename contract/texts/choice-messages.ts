// What is said of a product whose colour and size are not chosen.

export const colorAndSizeRequired = 'Please choose Color and Size';
