// The message of an error, for the shopper.
import { isRouteErrorResponse } from 'react-router';

export function messageOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return typeof error.data === 'string' ? error.data : error.statusText;
  return error instanceof Error ? error.message : String(error);
}
