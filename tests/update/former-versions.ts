// The versions that update tests start from and update to. docs/releasing.md says when this
// changes.

/** The last two versions and their commits, from which tests make archives. */
export const formerVersions = {
  '0.1.0': '0297e5c0212d632f96d1d058bc8592b9243d128a',
  '0.2.0': '237c0cfb9249922cce0f605282958ae66c9b7a61',
} as const;

/** The release before the working tree, 0.3.0: its shops and processes are met in tests/previous-version. */
export const releaseBefore = '7b6c2d2251bf3a685011ef60708d6f0ee86638da';

/** The version name of the working tree's archive: newer than these. */
export const treeVersion = '0.3.0';
