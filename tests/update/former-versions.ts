// The commits of former versions, from which tests make their archives.
export const formerVersions = {
  '0.1.0': '0297e5c0212d632f96d1d058bc8592b9243d128a',
  '0.2.0': '237c0cfb',
} as const;
