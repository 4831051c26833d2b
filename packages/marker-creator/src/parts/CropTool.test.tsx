// @vitest-environment jsdom
import {useState} from 'react';
import {fireEvent, render, screen} from '@testing-library/react';
import {expect, it} from 'vitest';
import {wholePicture} from '../model/geometry';
import {labels} from '../texts';
import CropTool from './CropTool';

const picture = {blob: new Blob(), url: '', width: 1000, height: 500, fileName: ''};
const nothing = () => undefined;

function Crop() {
  const [area, setArea] = useState(wholePicture);
  return (
    <CropTool
      picture={picture}
      area={area}
      onChange={setArea}
      onApply={nothing}
      onCancel={nothing}
    />
  );
}

it('forgets what a number did to the others as long as it is typed', () => {
  render(<Crop />);
  const type = (value: string) =>
    fireEvent.change(screen.getByLabelText(labels.cropLeft), {target: {value}});
  const width = () => screen.getByLabelText<HTMLInputElement>(labels.cropWidth).value;
  type('900');
  expect(width()).toBe('100');
  type('50');
  expect(width()).toBe('950');
});
