// Contact details and the map, which loads from OpenStreetMap on request only.
import { useState } from 'react';
import type { ShopFacts } from '@taana-baana/contract/schemas/shop/settings.ts';
import { screenTexts } from '@taana-baana/contract/messages.ts';
import * as layoutTexts from '@taana-baana/contract/texts/layout-texts.ts';
import { useShop } from '../../../components/shop-context.ts';

/** In degrees: half the width of the map. */
const mapRadius = 0.02;

/** Addresses of the map: one to embed, one to open. */
function mapLinks({ latitude, longitude }: ShopFacts['contact']['map']): { embedded: string; linked: string } {
  const frame = [longitude - mapRadius, latitude - mapRadius / 2, longitude + mapRadius, latitude + mapRadius / 2];
  const place = `${latitude},${longitude}`;
  return {
    embedded: `https://www.openstreetmap.org/export/embed.html?bbox=${frame.join(',')}&layer=mapnik&marker=${place}`,
    linked: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=15/${latitude}/${longitude}`,
  };
}

export function ContactDetails() {
  const { contact, social } = useShop();
  const { email, phone, address, hours, map } = contact;
  const { embedded, linked } = mapLinks(map);
  const [isMapShown, setIsMapShown] = useState(false);
  return (
    <section aria-labelledby="footer-contact" className="col-span-2 lg:col-span-1">
      <h2 id="footer-contact" className="footer-heading">
        {screenTexts.contactUs}
      </h2>
      <address className="mt-3 not-italic text-on-dark-soft">
        {address.street}
        <br />
        {address.city}, {address.state} {address.pincode}
        <br />
        {address.country}
      </address>
      <ul className="mt-2 flex flex-wrap gap-x-6">
        <li>
          <a href={`tel:${phone.replace(/\s/g, '')}`} className="footer-link">
            {phone}
          </a>
        </li>
        <li>
          <a href={`mailto:${email}`} className="footer-link">
            {email}
          </a>
        </li>
      </ul>
      <p className="text-sm text-on-dark-soft">{hours}</p>
      <ul className="mt-2 flex flex-wrap gap-x-6">
        {social.map(({ label, href }) => (
          <li key={href}>
            <a href={href} rel="noreferrer" target="_blank" className="footer-link">
              {label}
              <span className="sr-only"> {layoutTexts.opensNewTab}</span>
            </a>
          </li>
        ))}
      </ul>
      <div className="mt-2 flex flex-wrap gap-x-6">
        <button
          type="button"
          aria-expanded={isMapShown}
          onClick={() => setIsMapShown(!isMapShown)}
          className="footer-link"
        >
          {isMapShown ? layoutTexts.hideMap : layoutTexts.showMap}
        </button>
        <a href={linked} rel="noreferrer" target="_blank" className="footer-link">
          {layoutTexts.openMap}
          <span className="sr-only"> {layoutTexts.opensNewTab}</span>
        </a>
      </div>
      {isMapShown && (
        <iframe
          title={layoutTexts.mapOf(address.city)}
          src={embedded}
          // oxlint-disable-next-line react/iframe-missing-sandbox -- cross-origin
          sandbox="allow-scripts allow-same-origin allow-popups"
          loading="lazy"
          referrerPolicy="no-referrer-when-downgrade"
          className="mt-3 h-64 w-full max-w-lg rounded-card border-0 bg-paper"
        />
      )}
    </section>
  );
}
