// Messages for a missing colour or size.

export const colorAndSizeRequired = 'Please choose Color and Size';
