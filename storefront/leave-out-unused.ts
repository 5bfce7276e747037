// What nobody here uses of the libraries that every page or form brings, and no bundler can tell: it stays out of the build.
import type { Plugin } from 'vite';

/**
 * What is looked for is written as the library's own build has it. A release that says it in another way fails our build,
 * rather than bringing all of it back unnoticed. What is left out here is kept from use by a house rule, or by a type.
 */
interface Unused {
  said: RegExp;
  instead: string;
}

const router: Unused[] = [
  // To make a component, and to name it, changes nothing.
  { said: /= React\$1\.forwardRef\(/g, instead: '= /* @__PURE__ */ React$1.forwardRef(' },
  { said: /^\w+\.displayName = "\w+";$/gm, instead: '' },
  // Warnings to who writes the shop.
  { said: /(?<!function )\b(warning|warnOnce|warningOnce)\(/g, instead: '/* @__PURE__ */ $1(' },
  // To be told of every step.
  { said: /init\.instrumentations\b/g, instead: 'undefined' },
  // Routes that are told later.
  { said: /init\.patchRoutesOnNavigation\b/g, instead: 'undefined' },
  { said: /if \(isFogOfWar\)/g, instead: 'if (false)' },
  { said: /fogOfWar\.active && fogOfWar\.matches/g, instead: 'false' },
  // Forms that are sent to an action.
  { said: /opts && opts\.submission\b/g, instead: 'undefined' },
  { said: /!isSubmissionNavigation\(opts\)/g, instead: 'true' },
  // Server components.
  { said: /\bif \(this\.context\b/g, instead: 'if (false' },
  { said: /(?<!function )\buseIsRSCRouterContext\(\)/g, instead: 'false' },
  // One page that fades into the next.
  { said: /!viewTransitionOpts \|\| !isViewTransitionAvailable/g, instead: 'true' },
  { said: /\bvtContext\.isTransitioning && /g, instead: 'false && ' },
  { said: /\brenderDfd && pendingState\b/g, instead: 'false' },
  { said: /\bpendingViewTransitionEnabled\b(?! =)/g, instead: 'false' },
  { said: /\bif \(isBrowser\)(?= \{\s+restoreAppliedTransitions)/g, instead: 'if (false)' },
  // Pages that may not be left.
  { said: /\bblockerFunctions\.size === 0/g, instead: 'true' },
  { said: /\bif \(blockerKey\b/g, instead: 'if (false' },
  // Doors that only `useFetcher`, `useBlocker` and frameworks open.
  {
    said: /^\t\t(fetch|(get|reset)Fetcher|deleteFetcher: \w+|(get|delete)Blocker|patchRoutes|_internalSetRoutes|dispose),$/gm,
    instead: '',
  },
];

const forms: Unused[] = [
  // Rules of a field's own: every form is checked by its schema.
  { said: /\b_options\.resolver\b(?!\()/g, instead: 'true' },
  // What `ShopForm` has not, and what controlled fields and lists of fields ask for.
  {
    said: /^ +(_[gs]etFieldArray|trigger|watch|setFocus|setValues?|reset(Field|DefaultValues)|getErrors|clearErrors|unregister|getFieldState),$/gm,
    instead: '',
  },
  {
    said: /^ +_(setErrors|getWatch|getDirty|setDisabledField|runSchema|updateIsValidating|removeUnmounted|disableForm),$/gm,
    instead: '',
  },
  // To be told what has been changed, what is valid, and what is being checked.
  { said: /(?<!const )\b_isTracked\([^)]*\)/g, instead: 'false' },
  { said: / \|\| shouldUpdateValid\)/g, instead: ')' },
  { said: /\bif \(!isBlurEvent \|\| shouldDirty\)/g, instead: 'if (false)' },
  { said: /\bcontrol\._proxyFormState\.isDirty\b/g, instead: 'false' },
  { said: /(?<!const )\bisWatched\([^)]*\)/g, instead: 'false' },
  // Errors, values and checks from outside, whole forms that are disabled, fields that are forgotten when they go.
  { said: /\bprops\.(errors|validate|values|disabled|formControl)\b/g, instead: 'undefined' },
  { said: /\b_had(Errors|Validate|Disabled)\.current\b(?! =)/g, instead: 'false' },
  { said: /^ +control\._(disableForm\(.*|removeUnmounted\()\);$/gm, instead: '' },
  { said: /\b(_options|options|props)\.shouldUnregister\b/g, instead: 'false' },
  // Settings of a field or of a call.
  { said: /\bkeepStateOptions\.\w+/g, instead: 'false' },
  { said: /(?<!\.)\boptions\.should(Validate|Touch|Dirty)\b/g, instead: 'false' },
  { said: /\bfield\._f\.deps\b/g, instead: 'undefined' },
  { said: /\b_options\.progressive\b/g, instead: 'false' },
  // A field within a list.
  { said: /\bhasExplicitNullIntermediate\(name\) \|\| isStaleArrayField\(name\)/g, instead: 'false' },
  { said: /!isPastArrayEnd\(name\)/g, instead: 'true' },
];

const libraries = [
  { file: /react-router\/dist\/production/, unused: router },
  { file: /react-hook-form\/dist/, unused: forms },
];

export function leaveOutUnused(): Plugin[] {
  return libraries.map(({ file, unused }) => {
    const found = new Set<RegExp>();
    return {
      name: `leave-out-unused of ${file}`,
      apply: 'build',
      transform: {
        filter: { id: file },
        handler: (code) =>
          unused.reduce((text, { said, instead }) => {
            const without = text.replace(said, instead);
            if (without !== text) found.add(said);
            return without;
          }, code),
      },
      buildEnd(error) {
        const missed = unused.filter(({ said }) => !found.has(said)).map(({ said }) => said);
        if (!error && missed.length > 0)
          this.error(`${file} does not say any more what is left out of it: ${missed.join(' ')}`);
      },
    };
  });
}
