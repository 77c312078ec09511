import { use } from 'react'
import { Items } from '#fields/items.tsx'
import { PageContext } from '#fields/page-context.ts'
import { Picture } from '#fields/picture.tsx'
import { RichText } from '#fields/rich-text.tsx'
import { Text } from '#fields/text.tsx'
import { inDigits } from '#ui/conventions.ts'
import type { ShownContent } from '../catalogue.ts'

type FeaturesProps = { features: ShownContent<'FEATURES'>['features'] }

/** How the features stand, by the layout that is stored. */
export const layouts = { list: List, cards: Cards, numbered: Numbered }

/** Between hairlines; from five features on they take the whole width. */
function List({ features }: FeaturesProps) {
  return (
    <ul className="features-list">
      <Items field={features}>
        {({ title, description, imageSrc, imageAlt }) => (
          <li>
            <Picture field={imageSrc} alt={imageAlt} sizes="96px" className="features-icon" />
            <div>
              <Text field={title} as="h3" className="h3" />
              <RichText field={description} className="rich" />
            </div>
          </li>
        )}
      </Items>
    </ul>
  )
}

/** Benefits with their icons, in two columns that do not stand in line. */
function Cards({ features }: FeaturesProps) {
  return (
    <ul className="features-cards">
      <Items field={features}>
        {({ title, description, imageSrc, imageAlt }) => (
          <li className="card benefit">
            <Picture field={imageSrc} alt={imageAlt} sizes="160px" className="benefit-icon" />
            <Text field={title} as="h3" className="h3" />
            <RichText field={description} className="rich" />
          </li>
        )}
      </Items>
    </ul>
  )
}

/** Promises that are counted in the digits of the language. */
function Numbered({ features }: FeaturesProps) {
  const { locale } = use(PageContext)
  return (
    <ol className="promises">
      <Items field={features}>
        {({ title, description }, index) => (
          <li>
            {/* The list counts by itself for those who listen. */}
            <span className="promise-number" aria-hidden="true">
              {inDigits(index + 1, locale)}
            </span>
            <Text field={title} as="h3" className="h3" />
            <RichText field={description} className="rich" />
          </li>
        )}
      </Items>
    </ol>
  )
}
