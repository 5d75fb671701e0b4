import { Field } from '@tonalia/ui/field';
import { OutlineButton } from '../../components/outline-button.tsx';
import { routeTexts as texts } from '../../messages/routes.es-CO.ts';
import { CityChooser } from './city-chooser.tsx';
import type { TypedPlace } from './typed-place.ts';
import { ZoneChooser } from './zone-chooser.tsx';

interface PlacesPartProps {
  places: readonly TypedPlace[];
  onChange: (change: (places: TypedPlace[]) => TypedPlace[]) => void;
}

/** The municipalities and zones that a route serves, each with the words that its addresses contain. */
export function PlacesPart({ places, onChange }: PlacesPartProps) {
  const add = (place: TypedPlace) =>
    onChange((all) =>
      all.some(({ cityId, zoneId }) => cityId === place.cityId && zoneId === place.zoneId) ? all : [...all, place],
    );
  return (
    <>
      <h3 className="text-[0.9375rem] font-[650]">{texts.places}</h3>
      {places.length === 0 && <p className="text-text-2">{texts.noPlaces}</p>}
      {places.map((place) => (
        <div key={place.cityId ?? place.zoneId} className="flex items-end gap-2">
          <Field
            small
            className="max-w-none! flex-1"
            label={texts.words(place.name)}
            placeholder={texts.anyAddress}
            value={place.words}
            onChange={({ target }) =>
              onChange((all) => all.map((one) => (one === place ? { ...one, words: target.value } : one)))
            }
          />
          <OutlineButton
            icon="x"
            label={texts.takePlace(place.name)}
            onClick={() => onChange((all) => all.filter((one) => one !== place))}
          />
        </div>
      ))}
      <p className="text-small text-text-2">{texts.wordsHelp}</p>
      <CityChooser onChoose={add} />
      <ZoneChooser chosen={places} onChoose={add} />
    </>
  );
}
