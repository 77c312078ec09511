import { useTranslation } from 'react-i18next'
import { Items } from '#fields/items.tsx'
import { Picture } from '#fields/picture.tsx'
import { ReadOnlyFields } from '#fields/read-only-fields.tsx'
import { Marquee } from '#ui/marquee.tsx'
import type { LocalizedContent } from '../catalogue.ts'

type Slides = NonNullable<LocalizedContent<'HERO'>['sliderImages']>

const sizes = '(width >= 112.5rem) 720px, (width >= 42.5rem) 40vw, 272px'

/** Moving pictures, 8 s each and 30 px apart (specification §9). Without motion the second one is in the middle. */
export function HeroGallery({ slides }: { slides: Slides }) {
  const { t } = useTranslation()
  const copy = (
    <ReadOnlyFields>
      <SlideList slides={slides} isCopy />
    </ReadOnlyFields>
  )
  return (
    <Marquee
      className="hero-gallery"
      buttonClassName="hero-pause"
      label={t('common.gallery')}
      messages={{ pause: t('common.pause'), play: t('common.play') }}
      count={slides.items.length}
      copy={copy}
    >
      <SlideList slides={slides} />
    </Marquee>
  )
}

function SlideList({ slides, isCopy }: { slides: Slides; isCopy?: boolean }) {
  return (
    <Items field={slides}>
      {({ src, narrowImage, alt }, index) => (
        <li className="hero-slide">
          <Picture
            field={src}
            narrow={narrowImage}
            alt={isCopy ? undefined : alt}
            sizes={sizes}
            priority={!isCopy && index === 1}
            eager={!isCopy && index < 2}
          />
        </li>
      )}
    </Items>
  )
}
