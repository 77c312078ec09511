import { Items } from '#fields/items.tsx'
import { LinkTo } from '#fields/link-to.tsx'
import { Picture } from '#fields/picture.tsx'
import { RichText } from '#fields/rich-text.tsx'
import { Blob } from '#ui/blob.tsx'
import { Icon } from '#ui/icon.tsx'
import { ArrowRight } from '#ui/icons.ts'
import type { LocalizedContent } from '../catalogue.ts'

type Solution = LocalizedContent<'SOLUTIONS'>['solutions']['items'][number]

type SolutionCardProps = {
  solution: Solution
  size: 'tall' | 'half' | 'small' | 'third'
  place: number
}

const shapes = ['cloud', 'pebble', 'leaf', 'drop'] as const

/** A card that is a link as a whole; the links to its parts are above that link. */
export function SolutionCard({ solution, size, place }: SolutionCardProps) {
  const { title, description, path, image, narrowImage, image_alt, accent, children } = solution
  return (
    <article className="card solutions-card" data-accent={accent} data-size={size}>
      <Blob shape={shapes[place % shapes.length] ?? 'cloud'} className="solutions-blob" />
      <div className="solutions-words">
        <h3 className="h3">
          <LinkTo href={path} label={title} className="cover-link" />
        </h3>
        <RichText field={description} className="rich" />
        {children && (
          <ul className="solutions-parts">
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
      <span className="solutions-go">
        <Icon of={ArrowRight} turn />
      </span>
    </article>
  )
}
