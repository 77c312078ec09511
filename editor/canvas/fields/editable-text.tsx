import {
  type ComponentPropsWithRef,
  type ElementType,
  memo,
  type RefObject,
  use,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useTranslation } from 'react-i18next'
import type { Locale } from '#content/locale.ts'
import { isSameInArabic } from '#content/translation.ts'
import { type LinkToProps, languageAttributes, markupOf, type RichTextProps, type TextProps } from '#fields/fields.tsx'
import { markWords } from '#fields/keep-words-whole.ts'
import { PageContext } from '#fields/page-context.ts'
import { useEditor } from '../../components/editor-context.ts'
import { isTyped } from '../../components/text-being-typed.ts'
import { fieldName } from '../../model/documents/names.ts'

export function EditableText({
  field,
  as: Tag = 'span',
  ...rest
}: TextProps & { 'data-edit-link'?: string | undefined }) {
  const editing = useFieldAttributes(field?.path, field?.text, field?.lang)
  if (!field) return null
  return (
    <FieldElement as={Tag} {...rest} {...languageAttributes(field)} {...editing}>
      {markWords(field.text, Tag)}
    </FieldElement>
  )
}

export function EditableRichText({ field, as: Tag = 'div', inline, ...rest }: RichTextProps) {
  const editing = useFieldAttributes(field?.path, field?.html, field?.lang)
  if (!field) return null
  const __html = markupOf(field, inline)
  return (
    <FieldElement
      as={Tag}
      {...rest}
      {...languageAttributes(field)}
      {...editing}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized by the server, or an unsaved text from the editor
      dangerouslySetInnerHTML={{ __html }}
    />
  )
}

type FieldElementProps = ComponentPropsWithRef<'span'> & { as: ElementType }

/** Not rendered again while its text is typed on the page, because its nodes then are those of the browser. */
const FieldElement = memo(
  ({ as: Tag, ...props }: FieldElementProps) => <Tag {...props} />,
  (_, { ref }) => isTyped((ref as RefObject<HTMLElement | null> | undefined)?.current),
)

export function EditableLink({ href, label, className, before, after, current }: LinkToProps) {
  if (!label) return null
  return (
    <a href={href?.href || '#'} className={className} aria-current={current ? 'page' : undefined}>
      {before}
      <EditableText field={label} data-edit-link={href?.path} />
      {after}
    </a>
  )
}

/** A text in a button or tab cannot be focused: F2 on the button or tab opens the text (use-canvas-input.ts). */
function useFieldAttributes(path: string | undefined, text = '', shownIn?: Locale) {
  const { t } = useTranslation()
  const ref = useRef<HTMLElement>(null)
  const isInControl = useIsInControl(ref, path)
  const { locale } = use(PageContext)
  const { may } = useEditor()
  if (!path || !may('content.translate')) return {}
  return {
    ref,
    'data-edit-path': path,
    // Set if the text is not in the page's language: the translation is missing, or the stored Arabic text is English.
    'data-untranslated': shownIn || (locale === 'ar' && isEnglish(text)) ? '' : undefined,
    'data-empty': text ? undefined : fieldName(t, path.split('.')),
    'aria-describedby': 'ed-hint',
    tabIndex: isInControl ? undefined : 0,
  }
}

const isEnglish = (text: string) => !/[؀-ۿ]/.test(text) && !isSameInArabic(text)

export function useIsInControl(ref: RefObject<HTMLElement | null>, path: string | undefined): boolean {
  const [isInControl, setInControl] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the element in `ref` may change with the path
  useLayoutEffect(() => {
    setInControl(Boolean(ref.current?.parentElement?.closest('button, summary, [role="tab"], [role="button"]')))
  }, [path])
  return isInControl
}
