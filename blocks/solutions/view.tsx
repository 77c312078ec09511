import { Items, LinkTo, Picture, RichText } from '#fields/fields.tsx'
import { ArrowRight, Icon } from '#ui/icons.tsx'
import { Blob } from '#ui/ornaments.tsx'
import type { ViewProps } from '../block.ts'
import type { LocalizedContent } from '../catalogue.ts'
import { Section, SectionHead } from '../section.tsx'

/** The sizes of the first six cards. All further cards have the size 'third': three in a row. */
const sizes = ['tall', 'half', 'small', 'small', 'half', 'half'] as const

export default function Solutions({ block: { content } }: ViewProps<'SOLUTIONS'>) {
  const { mainTitle, mainSubtitle, solutions } = content
  return (
    <Section id="solutions" data-ground="mist">
      <SectionHead title={mainTitle} subtitle={mainSubtitle} />
      <div className="twelfths">
        <Items field={solutions}>
          {(solution, index) => <SolutionCard solution={solution} size={sizes[index] ?? 'third'} place={index} />}
        </Items>
      </div>
    </Section>
  )
}

type Solution = LocalizedContent<'SOLUTIONS'>['solutions']['items'][number]

type SolutionCardProps = {
  solution: Solution
  size: 'tall' | 'half' | 'small' | 'third'
  place: number
}

const shapes = ['cloud', 'pebble', 'leaf', 'drop'] as const

/**
 * Renders a card. The link of the title covers the whole card, and the links to the solution's parts are in front of
 * it.
 */
export function SolutionCard({ solution, size, place }: SolutionCardProps) {
  const { title, description, path, image, narrowImage, image_alt, accent, children } = solution
  return (
    <article className="card card-tint solutions-card" data-accent={accent} data-size={size}>
      <Blob shape={shapes[place % shapes.length] ?? 'cloud'} className="solutions-blob" />
      <div className="solutions-words">
        <h3 className="h3">
          <LinkTo href={path} label={title} className="cover-link" />
        </h3>
        <RichText field={description} className="rich" />
        {children && (
          <ul className="row">
            <Items field={children}>
              {(child) => (
                <li>
                  <LinkTo href={child.path} label={child.label} />
                </li>
              )}
            </Items>
          </ul>
        )}
      </div>
      <div className="solutions-picture">
        <Picture
          field={image}
          narrow={narrowImage}
          narrowBelow={size === 'tall' ? '40rem' : '62rem'}
          alt={image_alt}
          sizes="(width >= 62rem) 540px, 90vw"
        />
      </div>
      <span className="go">
        <Icon of={ArrowRight} turn />
      </span>
    </article>
  )
}
