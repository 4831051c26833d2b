// @vitest-environment jsdom
import {renderHook} from '@testing-library/react';
import {expect, it, vi} from 'vitest';
import {usePicturePaste} from './usePicturePaste';

/** Pastes a file as browsers do; jsdom has no clipboard. */
function paste(name: string) {
  const onFile = vi.fn();
  renderHook(() => usePicturePaste(onFile));
  const file = new File([], name);
  const clipboardData = {files: [file], types: ['Files']};
  document.dispatchEvent(Object.assign(new Event('paste'), {clipboardData}));
  return {onFile, file};
}

it.each([
  ['image.png', ''],
  ['login.png', 'login.png'],
  ['image-login.png', 'image-login.png'],
])('gives %s the name «%s»', (pasted, name) => {
  const {onFile, file} = paste(pasted);
  expect(onFile).toHaveBeenCalledExactlyOnceWith(file, name);
});
