import { LinkTo } from '#fields/link-to.tsx'
import { RichText } from '#fields/rich-text.tsx'
import { Text } from '#fields/text.tsx'
import { WhenFilled } from '#fields/when-filled.tsx'
import { Blob } from '#ui/blob.tsx'
import { Icon } from '#ui/icon.tsx'
import { ArrowRight } from '#ui/icons.ts'
import { Reveal } from '#ui/reveal.tsx'
import { StarPattern } from '#ui/star-pattern.tsx'
import type { ViewProps } from '../block.ts'
import { CallToActionMedia } from './media.tsx'

/** The call to action. If it is the last block of a page, its wave runs into the footer. */
export default function CallToAction({ block: { content } }: ViewProps<'CTA'>) {
  const { title, subtitle, text_before, email, text_after, buttonText, buttonLink } = content
  return (
    <section className="section late stage call-to-action on-ink">
      <StarPattern />
      <Blob shape="leaf" className="call-to-action-blob" />
      <Reveal className="wrap call-to-action-grid">
        <div className="call-to-action-words">
          <Text field={title} as="h2" className="call-to-action-title" />
          <RichText field={subtitle} className="rich lead" />
          {(text_before || email || text_after) && (
            <p className="call-to-action-line">
              <Text field={text_before} />{' '}
              <WhenFilled field={email}>
                <a href={`mailto:${email?.text}`} dir="ltr">
                  <Text field={email} />
                </a>
              </WhenFilled>{' '}
              <Text field={text_after} />
            </p>
          )}
          <LinkTo
            href={buttonLink}
            label={buttonText}
            className="btn btn-saffron call-to-action-button"
            after={<Icon of={ArrowRight} turn />}
          />
        </div>
        <CallToActionMedia content={content} />
      </Reveal>
      <svg className="call-to-action-wave" viewBox="0 0 1440 72" preserveAspectRatio="none" aria-hidden="true">
        <path d={wave} />
      </svg>
    </section>
  )
}

const wave = 'M0 44C180 4 360 0 560 26s420 44 600 20 220-34 280-30v60H0z'
