// The page of the link to the cart of an unfinished checkout.

export const title = 'Your cart';
export const intro = 'One click puts the T-shirts of our message into your cart. You pay nothing yet.';
export const motto = 'A thread is picked up where it was left.';
export const restore = 'Put them into my cart';
export const toCart = 'See my cart';
/** Named by the login page. */
export const choice = 'what we wrote about';
