export type S3Address = {
  /** Without it the storage is AWS's own. */
  endpoint?: string | undefined
  /** Without it the environment names it, as AWS's tools read it. */
  region?: string | undefined
  /** Without them the environment holds them, or the machine is given them. */
  credentials?: { accessKeyId: string; secretAccessKey: string } | undefined
  bucket: string
  /** What all names of files begin with: empty, or with a slash at its end. */
  prefix: string
}

export const s3AddressForm =
  's3://KEY:SECRET@host[:port]/bucket[/prefix][?region=…][&tls=false], or s3:///bucket[/prefix] at AWS'

/** Reads an address of that form; undefined for any other. */
export function parseS3Address(text: string): S3Address | undefined {
  const url = URL.parse(text)
  if (url?.protocol !== 's3:' || !isKnown(url.searchParams)) return undefined
  const [, bucket, prefix = ''] = /^\/([\w.-]{3,63})((?:\/[\w.-]+)*)\/?$/.exec(url.pathname) ?? []
  const credentials = credentialsOf(url)
  if (!bucket || credentials === 'unclear') return undefined
  const region = url.searchParams.get('region') ?? undefined
  const folder = prefix && `${prefix.slice(1)}/`
  const isEncrypted = url.searchParams.get('tls') !== 'false'
  if (!url.host) return isEncrypted ? { region, bucket, prefix: folder } : undefined
  const endpoint = `${isEncrypted ? 'https' : 'http'}://${url.host}`
  if (!isServerAddress(url) || !URL.canParse(endpoint)) return undefined
  return { endpoint, region: region ?? 'us-east-1', credentials, bucket, prefix: folder }
}

/** A name without dot and port is a bucket that is written where the server should be. */
function isServerAddress({ host, hostname }: URL): boolean {
  return hostname === 'localhost' || /[.:]/.test(host)
}

function credentialsOf({ username, password }: URL): S3Address['credentials'] | 'unclear' {
  if (!username && !password) return undefined
  try {
    const [accessKeyId, secretAccessKey] = [decodeURIComponent(username), decodeURIComponent(password)]
    return accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : 'unclear'
  } catch {
    return 'unclear'
  }
}

function isKnown(params: URLSearchParams): boolean {
  return [...params].every(([name, value]) =>
    name === 'tls' ? value === 'true' || value === 'false' : name === 'region' && /^[\w-]+$/.test(value),
  )
}
