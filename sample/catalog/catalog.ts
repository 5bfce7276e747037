// Builds catalogue.json, which the shop imports, from the sample tees.
import { portraitsOf } from '../drawing/scenes/portraits.ts';
import { colours } from './colours.ts';
import { tees } from './drop.ts';
import { care, fabrics, fits, origin } from './fabrics.ts';
import { posts } from './posts.ts';
import type { Tee } from './product.ts';
import { reviewsOf } from './reviews.ts';

function description(tee: Tee): string {
  const facts = [
    `Fabric: ${fabrics[tee.fabric]}`,
    `Fit: ${fits[tee.category]}`,
    `Print: ${tee.technique}`,
    `Care: ${care}`,
    origin,
  ];
  return `<p>${tee.story}</p><ul>${facts.map((fact) => `<li>${fact}</li>`).join('')}</ul>`;
}

export function catalog(): object {
  return {
    colors: Object.keys(colours).map((title) => ({ title })),
    products: tees.map((tee) => ({
      id: tee.id,
      title: tee.title,
      brand: tee.brand,
      category: tee.category,
      price: tee.price,
      tags: tee.tags,
      description: description(tee),
      ...(tee.craft && { craftPlace: tee.craft.place, craftAt: tee.craft.at }),
      ...(tee.post && { storyPost: tee.post }),
      colors: tee.colors,
      createdAt: `${tee.date}T04:30:00.000Z`,
      // Folded pictures come last: a shopper who chooses a colour sees its front first.
      images: portraitsOf(tee)
        .toSorted((one, other) => Number(one.folded ?? false) - Number(other.folded ?? false))
        .map(({ file, alt, colour }) => ({ file, alt, color: colour })),
      reviews: reviewsOf(tee),
    })),
    posts,
  };
}
