// What the forms of the second factor send. Apart from the answers, so that a page with such a form carries no more than it checks.
import * as z from 'zod/mini';
import { codeRequired } from '../texts/second-factor-texts.ts';
import { givenPassword, requiredText } from './fields.ts';

/** Turning it on and off asks for the password again. */
export const SecondFactorChange = z.object({ password: givenPassword });

/** The first code, which proves that the app has the key. */
export const SecondFactorProof = z.object({ code: requiredText(codeRequired) });
