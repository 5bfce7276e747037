// Forms of the second factor, without the responses, so that a page loads only what it checks.
import * as z from 'zod/mini';
import { codeRequired } from '../../texts/screens/people/second-factor.ts';
import { givenPassword, requiredExact } from '../fields.ts';

/** Turning it on or off requires the password. */
export const SecondFactorChange = z.object({ password: givenPassword });

/** The first code, which proves that the app has the key. */
export const SecondFactorProof = z.object({ code: requiredExact(codeRequired) });
