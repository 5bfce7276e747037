// Addresses of the screen that imports product files, and of the export.

export const productImportPath = '/products/import';
/** Of the admin's own origin: a link to it saves the file. */
export const productExportPath = '/api/products.csv';

/** The same for the rows of an import that have a problem. */
export const faultyRowsPath = (id: string): string => `/api/products/imports/${id}/faulty.csv`;

/** The parameter of the address that names an import. */
export const importParameter = 'id';
export const importHref = (id: string): string => `${productImportPath}?${importParameter}=${id}`;
