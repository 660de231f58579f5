import { describe, expect, it } from 'vitest';
import { diskProblemOf, isDiskFull } from './disk-full.ts';

const errorWith = (code: string) => Object.assign(new Error('failed'), { code });

describe('errors of the disk', () => {
  it.each(['ENOSPC', 'EDQUOT', 'SQLITE_FULL'])('%s means a full disk', (code) => {
    expect(isDiskFull(errorWith(code))).toBe(true);
    expect(diskProblemOf(errorWith(code))).toBe('There is no space left on the disk');
  });

  it.each(['EROFS', 'EIO', 'SQLITE_READONLY', 'SQLITE_IOERR', 'SQLITE_IOERR_WRITE', 'SQLITE_CANTOPEN'])(
    '%s means a disk that cannot be written',
    (code) => {
      expect(isDiskFull(errorWith(code))).toBe(false);
      expect(diskProblemOf(errorWith(code))).toBe(
        `The disk cannot be written: it is read-only or broken (${code})`,
      );
    },
  );

  it('other errors are not about the disk', () => {
    expect(diskProblemOf(errorWith('SQLITE_CONSTRAINT'))).toBeUndefined();
    expect(diskProblemOf(new Error('failed'))).toBeUndefined();
    expect(diskProblemOf('ENOSPC')).toBeUndefined();
  });
});
