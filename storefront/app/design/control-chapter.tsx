// Buttons, links and choices in each of their states.
import { Menu, Ruler } from 'lucide';
import { useState } from 'react';
import { Icon } from '../../../design/icon.tsx';
import { ButtonLink } from '../../components/button-link.tsx';
import { FormButton } from '../../components/field/form-button.tsx';
import { HeartToggle } from '../../components/product/heart-toggle.tsx';
import { QuantityInput } from '../../components/purchase/quantity-input.tsx';
import { StarInput } from '../../components/product/star-input.tsx';
import { Swatch } from '../../components/product/swatch.tsx';
import { Choice, ChoiceGroup } from '../../screens/product/purchase/choice-group.tsx';
import { Chapter, Row, Specimen } from './specimen.tsx';

const states = [
  { name: 'At rest' },
  { name: 'Under the mouse', state: 'hover' },
  { name: 'With the keyboard', state: 'focus' },
] as const;

export function ControlChapter() {
  return (
    <Chapter
      id="controls"
      title="Controls"
      intro="At least 44 px for a thumb. One primary action a screen; all else is quiet."
    >
      <Row title="Primary button">
        {states.map((shown) => (
          <Specimen key={shown.name} {...shown}>
            <FormButton>Add to Cart</FormButton>
          </Specimen>
        ))}
        <Specimen name="Busy: cannot be sent twice">
          <FormButton isBusy>Add to Cart</FormButton>
        </Specimen>
      </Row>
      <Row title="Quiet button">
        {states.map((shown) => (
          <Specimen key={shown.name} {...shown}>
            <ButtonLink to="/design" variant="quiet">
              Load more
            </ButtonLink>
          </Specimen>
        ))}
      </Row>
      <Row title="Links and icons">
        {states.map((shown) => (
          <Specimen key={shown.name} {...shown}>
            <a href="#controls" className="text-link inline-flex min-h-11 items-center gap-1.5 text-sm">
              <Icon of={Ruler} className="size-4" />
              Size guide
            </a>
            <button type="button" aria-label="Menu" className="icon-button">
              <Icon of={Menu} className="size-6" />
            </button>
          </Specimen>
        ))}
      </Row>
      <Choices />
    </Chapter>
  );
}

const sizes = ['S', 'M', 'L', 'XL'];
const colors = ['DarkRed', 'Navy', 'OliveDrab'];

function Choices() {
  const [isInWishlist, setIsWished] = useState(true);
  const [quantity, setQuantity] = useState(2);
  const [star, setStar] = useState(4);
  const [size, setSize] = useState('M');
  return (
    <>
      <Row title="Heart">
        <Specimen name="Not kept">
          <HeartToggle isOn={false} title="Warli Village Tee" onToggle={() => {}} />
        </Specimen>
        <Specimen name="Kept: press it">
          <HeartToggle isOn={isInWishlist} title="Kolam Loop Tee" onToggle={() => setIsWished(!isInWishlist)} />
        </Specimen>
      </Row>
      <Row title="Quantity and stars">
        <Specimen name="1 to 10">
          <QuantityInput value={quantity} onChange={setQuantity} label="Quantity" />
        </Specimen>
        <Specimen name="While it is saved">
          <QuantityInput value={1} onChange={() => {}} label="Quantity, being saved" disabled />
        </Specimen>
        <Specimen name="A rating to give">
          <StarInput label="Your rating" value={star} onChange={setStar} />
        </Specimen>
      </Row>
      <Row title="Size and colour">
        <Specimen name="One of a few" isWide>
          <Sizes name="size" chosen={size} onChoose={setSize} />
        </Specimen>
        <Specimen name="Forgotten" isWide>
          <Sizes name="missing-size" missing="Choose a size to go on." />
        </Specimen>
        <Specimen name="Swatches">
          {colors.map((title) => (
            <Swatch key={title} of={{ title }} className="size-8" />
          ))}
        </Specimen>
      </Row>
    </>
  );
}

interface SizesProps {
  name: string;
  chosen?: string;
  missing?: string;
  onChoose?: (size: string) => void;
}

const Sizes = ({ name, chosen, missing, onChoose }: SizesProps) => (
  <ChoiceGroup legend="Size" missing={missing}>
    {sizes.map((value) => (
      <Choice
        key={value}
        name={name}
        value={value}
        label={value}
        isChosen={value === chosen}
        onChoose={() => onChoose?.(value)}
        className="rounded-control px-4 font-semibold"
      >
        {value}
      </Choice>
    ))}
  </ChoiceGroup>
);
