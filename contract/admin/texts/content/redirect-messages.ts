// What the server and the form say about redirects.

export const fromRequired = 'Write the old address.';
export const toRequired = 'Write the page that it leads to now.';
export const fromUnknown = 'This is no address of a page. Write the part after the domain, such as /products/old-tee.';
export const toElsewhere =
  'Old addresses lead to pages of this shop only. Write the part after the domain, such as /product.';
export const pageExists = 'This page exists, so nobody is led away from it.';
export const loop = 'These addresses would lead in a circle. Choose a page that exists.';
