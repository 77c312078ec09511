import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { encode } from 'uqr'
import * as z from 'zod'
import type { NewSecondFactor } from '#api/auth.ts'
import { formatNumber } from '#ui/intl.ts'
import { useEditor, useLocale } from '../components/editor-context.ts'
import { PanelDataFrame } from '../components/listing/panel-data.tsx'
import { usePanelValue } from '../components/listing/use-panel-data.ts'
import { ActForm, formOfAct } from '../form/act-form.tsx'
import { field } from '../model/documents/form-field-kinds.ts'
import { focusPanel, PanelButton, type PanelProps } from './panel.tsx'

type TwoFactorSectionProps = Pick<PanelProps, 'onTouched'> & { onState: (isOn: boolean) => void }

export function TwoFactorSection({ onTouched, onState }: TwoFactorSectionProps) {
  const { t } = useTranslation()
  const { client, act } = useEditor()
  const locale = useLocale()
  const data = usePanelValue(client.secondFactor)
  const [state] = data.items
  const isOn = state?.is_on
  const [offered, setOffered] = useState<NewSecondFactor>()
  const [codes, setCodes] = useState<string[]>()
  useEffect(() => {
    if (isOn !== undefined) onState(isOn)
  }, [isOn, onState])
  // The panel asks before it closes while the recovery codes are shown, because they are shown only once.
  useEffect(() => {
    onTouched(codes !== undefined)
    return () => onTouched(false)
  }, [codes, onTouched])

  async function setUp() {
    await act('account.setUp', async () => setOffered(await client.offerSecondFactor()))
  }
  async function turnOff() {
    const options = { ask: { isDangerous: true } }
    if ((await act('account.turnOff', client.turnOffSecondFactor, options)) !== 'cancelled') focusPanel()
  }
  return (
    <section>
      <h3>{t('account.twoFactor')}</h3>
      <PanelDataFrame data={data} failed={t('account.twoFactorLoadFailed')}>
        {null}
      </PanelDataFrame>
      {codes && (
        <RecoveryCodes
          codes={codes}
          onDone={() => {
            setCodes(undefined)
            focusPanel()
          }}
        />
      )}
      {offered && (
        <SetUp
          offered={offered}
          onDone={(shown) => {
            setOffered(undefined)
            setCodes(shown)
          }}
          onCancel={() => {
            setOffered(undefined)
            focusPanel()
          }}
        />
      )}
      {state && !codes && !offered && (
        <div className="ed-panel-tools ed-stack">
          <p className="ed-note">
            {state.is_on
              ? t('account.isOn', { codes: formatNumber(state.recovery_codes_left, locale) })
              : t('account.isOff')}
          </p>
          <p className="ed-row">
            {state.is_on ? (
              <PanelButton kind="is-outline is-bad" onClick={() => void turnOff()}>
                {t('account.turnOff.label')}
              </PanelButton>
            ) : (
              <PanelButton onClick={() => void setUp()}>{t('account.setUp.label')}</PanelButton>
            )}
          </p>
        </div>
      )}
    </section>
  )
}

const proof = z.object({
  code: field(
    z
      .string()
      .trim()
      .regex(/^\d{3} ?\d{3}$/, 'account.codeNeeded'),
    {
      line: 'code',
      label: 'account.codeOfApp',
      autoComplete: 'one-time-code',
      maxLength: 7,
    },
  ),
})

type SetUpProps = { offered: NewSecondFactor; onDone: (codes: string[]) => void; onCancel: () => void }

/** Shows the secret for the authenticator app, and asks for a code, which proves that the app has the secret. */
function SetUp({ offered: { secret, address }, onDone, onCancel }: SetUpProps) {
  const { t } = useTranslation()
  const { client } = useEditor()
  const codes = useRef<string[]>([])
  const form = formOfAct({
    act: 'account.turnOn',
    title: t('account.setUp.label'),
    fields: proof,
    start: { code: '' },
    refusals: ({ status }) => ({ code: status === 422 && 'account.codeWrong' }),
    async send({ code }) {
      codes.current = (await client.turnOnSecondFactor({ secret, code })).recovery_codes
    },
  })
  return (
    <>
      <div className="ed-panel-tools ed-stack">
        <p className="ed-note">{t('account.setUpText')}</p>
        <QrCode text={address} name={t('account.qrCode')} />
        <p>
          <code className="ed-code" dir="ltr">
            {secret.match(/.{4}/g)?.join(' ')}
          </code>
        </p>
        <p>
          <a className="ed-link" href={address}>
            {t('account.openApp')}
          </a>
        </p>
      </div>
      <ActForm form={form} onDone={() => onDone(codes.current)} onCancel={onCancel} />
    </>
  )
}

function QrCode({ text, name }: { text: string; name: string }) {
  const { data, size } = encode(text, { border: 2 })
  const dark = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
  return (
    <svg className="ed-qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={name}>
      <path d={dark.join('')} />
    </svg>
  )
}

function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const { t } = useTranslation()
  const text = codes.map((code) => code.replace(/.{5}/, '$&-'))
  return (
    <div className="ed-stack ed-panel-form" role="status">
      <b>{t('account.recoveryTitle')}</b>
      <p className="ed-note">{t('account.recoveryText')}</p>
      <ul className="ed-codes" dir="ltr">
        {text.map((code) => (
          <li key={code}>
            <code className="ed-code">{code}</code>
          </li>
        ))}
      </ul>
      <div className="ed-row ed-panel-actions">
        <a
          className="ed-btn is-outline"
          download="recovery-codes.txt"
          href={`data:text/plain,${encodeURIComponent(text.join('\n'))}`}
        >
          {t('account.download')}
        </a>
        <PanelButton kind="is-solid" onClick={onDone}>
          {t('account.recoveryKept')}
        </PanelButton>
      </div>
    </div>
  )
}
