import { useTranslation } from 'react-i18next'
import { Items, Picture, ReadOnlyFields, Text } from '#fields/fields.tsx'
import { Marquee } from '#ui/marquee.tsx'
import { Reveal } from '#ui/reveal.tsx'
import type { ViewProps } from '../block.ts'

/** Renders the customers' logos in a marquee. They are grey, and in colour on hover. */
export default function Logos({ block: { content } }: ViewProps<'LOGOS'>) {
  const { t } = useTranslation()
  const { title, logos } = content
  const marks = (
    <Items field={logos}>
      {(logo) => (
        <li>
          <Picture field={logo.src} alt={logo.alt} sizes="240px" />
        </li>
      )}
    </Items>
  )
  return (
    <section className="logos">
      <div className="wrap">
        <Text field={title} as="h2" className="logos-title" />
      </div>
      <Reveal threshold={0.2}>
        <Marquee
          className="logos-row"
          label={t('common.logos')}
          messages={{ pause: t('common.pause'), play: t('common.play') }}
          count={logos.items.length}
          seconds={6}
          buttonClassName="logos-button"
          copy={<ReadOnlyFields>{marks}</ReadOnlyFields>}
        >
          {marks}
        </Marquee>
      </Reveal>
    </section>
  )
}
