import { useTranslation } from 'react-i18next'
import { Items, Picture, RichText, Text } from '#fields/fields.tsx'
import { Reveal } from '#ui/reveal.tsx'
import type { ViewProps } from '../block.ts'
import { SectionHead } from '../section.tsx'

/** Renders messages in a row that scrolls by touch, with the scrollbar, or by keyboard while the row has the focus. */
export default function KeyMessages({ block: { content } }: ViewProps<'KEY_MESSAGES'>) {
  const { t } = useTranslation()
  const { title, subtitle, messages } = content
  return (
    <section className="section late">
      <div className="wrap">
        <SectionHead title={title} subtitle={subtitle} />
      </div>
      <Reveal className="key-messages-frame" threshold={0.05}>
        <section
          className="key-messages-lane"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the row has to be focusable to scroll by keyboard
          tabIndex={0}
          aria-label={title.text}
          data-previous={t('common.previous')}
          data-next={t('common.next')}
        >
          <ul className="key-messages-list">
            <Items field={messages}>
              {({ title, text, figure, image, image_alt, accent }) => (
                <li className="key-messages-item" data-accent={accent}>
                  <Picture field={image} alt={image_alt} sizes="(width >= 62rem) 740px, 86vw" />
                  <div className="stack key-messages-words">
                    <Text field={figure} as="p" className="figure" />
                    <Text field={title} as="h3" className="h3" />
                    <RichText field={text} className="rich" />
                  </div>
                </li>
              )}
            </Items>
          </ul>
        </section>
      </Reveal>
    </section>
  )
}
