// What the server says about the days of the sales report.

export const periodUnknown = 'Please choose day, week or month';
export const wrongOrder = 'The last day is before the first one';
export const tooLong = 'Please choose at most two years';
