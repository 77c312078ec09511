import { useTranslation } from 'react-i18next'
import arabicFinder from '#locales/ar/finder.json'
import arabic from '#locales/ar/translations.json'
import englishFinder from '#locales/en/finder.json'
import english from '#locales/en/translations.json'
import { DialogFrame } from '../../components/dialog/dialog-frame.tsx'
import { useMessages } from '../../components/use-messages.ts'

const mod = /mac|iphone|ipad/i.test(navigator.platform) ? '⌘' : 'Ctrl'

const shortcuts = [
  [['Enter'], 'shortcuts.edit'],
  [['F2'], 'shortcuts.editAround'],
  [['Alt', 'F10'], 'shortcuts.tools'],
  [['←', '→'], 'shortcuts.inTools'],
  [['Alt'], 'shortcuts.show'],
  [[mod, 'Enter'], 'shortcuts.save'],
  [['Tab'], 'shortcuts.nextText'],
  [['F6'], 'shortcuts.otherPane'],
  [[mod, 'K'], 'editor.find'],
  [[mod, 'K'], 'finder.inText'],
  [['Esc'], 'shortcuts.close'],
  [[mod, 'Z'], 'history.undo.label'],
  [[mod, 'Shift', 'Z'], 'history.redo.label'],
  [['Alt', '↓'], 'translations.shortcuts.next'],
  [['Alt', '↑'], 'translations.shortcuts.previous'],
  [['Alt', 'Enter'], 'translations.shortcuts.approve'],
  [['?'], 'shortcuts.sheet'],
] as const

export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  useMessages('translations', { en: english, ar: arabic })
  useMessages('finder', { en: englishFinder, ar: arabicFinder })
  return (
    <DialogFrame title={t('shortcuts.title')} onClose={onClose} className="is-small">
      {/* `tabIndex`: in low windows the list is scrolled by keyboard. */}
      <dl className="ed-dialog-list" tabIndex={0}>
        {shortcuts.map(([keys, word]) => (
          <div key={word} className="ed-row">
            <dt>{t(word)}</dt>
            <dd dir="ltr">
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </DialogFrame>
  )
}
