import { useTranslation } from 'react-i18next'
import { DialogFrame } from '../../components/dialog/dialog-frame.tsx'

const mod = /mac|iphone|ipad/i.test(navigator.platform) ? '⌘' : 'Ctrl'

const shortcuts = [
  [['Enter'], 'shortcuts.edit'],
  [['F2'], 'shortcuts.editAround'],
  [['Alt', 'F10'], 'shortcuts.tools'],
  [['←', '→'], 'shortcuts.inTools'],
  [['Alt'], 'shortcuts.show'],
  [[mod, 'Enter'], 'shortcuts.save'],
  [[mod, 'K'], 'editor.addLink'],
  [['Esc'], 'shortcuts.close'],
  [[mod, 'Z'], 'history.undo'],
  [[mod, 'Shift', 'Z'], 'history.redo'],
  [['Alt', '↓'], 'translation.next'],
  [['Alt', '↑'], 'translation.previous'],
  [['Alt', 'Enter'], 'translation.approve'],
  [['?'], 'shortcuts.sheet'],
] as const

export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <DialogFrame title={t('shortcuts.title')} onClose={onClose} className="is-small">
      <dl className="ed-dialog-list">
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
