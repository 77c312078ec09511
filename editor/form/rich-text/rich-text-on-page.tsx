import { computePosition, flip, offset, shift } from '@floating-ui/dom'
import { Editor, posToDOMRect, useEditorState } from '@tiptap/react'
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { overlays } from '../../components/dialog/modal.ts'
import { RichLinkDialog } from '../form.lazy.ts'
import { positionOf, type TextOnPageProps, takeOver } from '../take-over-text.ts'
import { FormatTools } from './format-tools.tsx'
import { useRichTextOptions, useTypedElsewhere } from './use-rich-text-options.ts'
import './rich-text-on-page.css'

/** A text of paragraphs and lists that is typed on the page, with its tools at the selection. */
export function RichTextOnPage({ element, locale, name, value, start, onChange }: TextOnPageProps) {
  const [isLinking, setLinking] = useState(false)
  const [editor, setEditor] = useState<Editor>()
  const onLink = () => setLinking(true)
  const onTyped = useEffectEvent(onChange)
  const options = useRichTextOptions({ value, attributes: {}, onChange: (html) => onTyped(html), onLink })
  const enter = useEffectEvent(() => {
    const { className } = element
    const attributes = { class: className, role: 'textbox', 'aria-multiline': 'true', 'aria-label': name }
    const giveBack = takeOver({ element, locale }, attributes)
    const created = new Editor({
      ...options,
      element: { mount: element },
      editorProps: { ...options.editorProps, attributes },
    })
    // Set here, because there is no focus event if the click has already focused the element.
    created.isFocused = element.ownerDocument.activeElement === element
    if (start !== undefined) {
      const { node, offset } = positionOf(element, start)
      created.commands.focus(created.view.posAtDOM(node, offset), { scrollIntoView: false })
    }
    setEditor(created)
    return () => {
      created.destroy()
      giveBack()
    }
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another element is another text
  useLayoutEffect(() => enter(), [element])
  useTypedElsewhere(editor, value)
  if (!editor) return null
  return (
    <>
      {!isLinking && <SelectionTools editor={editor} name={name} onLink={onLink} />}
      {isLinking && <RichLinkDialog editor={editor} locale={locale} onClose={() => setLinking(false)} />}
    </>
  )
}

type SelectionToolsProps = { editor: Editor; name: string; onLink: () => void }

function SelectionTools({ editor, name, onLink }: SelectionToolsProps) {
  const bar = useRef<HTMLDivElement>(null)
  const { from, to } = useEditorState({ editor, selector: ({ editor }) => selectionOf(editor) })
  const isShown = from !== to
  useLayoutEffect(() => {
    const tools = bar.current
    if (!tools || !isShown) return
    const { width, height, ...corner } = posToDOMRect(editor.view, from, to)
    const { x, y } = inWindow(editor.view.dom.ownerDocument, corner)
    const selection = { getBoundingClientRect: () => new DOMRect(x, y, width, height) }
    const middleware = [offset(8), flip(), shift({ padding: 8 })]
    void computePosition(selection, tools, { strategy: 'fixed', placement: 'top', middleware }).then(({ x, y }) =>
      Object.assign(tools.style, { left: `${x}px`, top: `${y}px` }),
    )
  }, [editor, from, to, isShown])
  if (!isShown) return null
  return createPortal(
    // biome-ignore lint/a11y/noStaticElementInteractions: keeps the selection while a tool is pressed
    <div ref={bar} className="ed ed-selection-tools" onMouseDown={(event) => event.preventDefault()}>
      <FormatTools editor={editor} label={name} onLink={onLink} />
    </div>,
    overlays().dialogs,
  )
}

/** Nothing is selected while the focus is elsewhere, in the box for example. */
const selectionOf = ({ state, isFocused }: Editor) =>
  isFocused ? { from: state.selection.from, to: state.selection.to } : { from: 0, to: 0 }

/** Converts a point of a page to a point of the window: the page may be in a frame, at any scale. */
function inWindow(page: Document, { x, y }: { x: number; y: number }) {
  const frame = page.defaultView?.frameElement
  if (!frame) return { x, y }
  const { left, top, width } = frame.getBoundingClientRect()
  const scale = width / frame.clientWidth
  return { x: left + x * scale, y: top + y * scale }
}
