export type S3Address = {
  /** Undefined for AWS. */
  endpoint?: string | undefined
  /** If undefined, the AWS SDK reads the region from the environment. */
  region?: string | undefined
  /** If undefined, the AWS SDK uses the credentials of the environment or of the machine's role. */
  credentials?: { accessKeyId: string; secretAccessKey: string } | undefined
  bucket: string
  /** The prefix of all file names: empty, or ending with a slash. */
  prefix: string
}

export const s3AddressForm =
  's3://KEY:SECRET@host[:port]/bucket[/prefix][?region=…][&tls=false], or s3:///bucket[/prefix] at AWS'

/** Undefined for any other text than `s3AddressForm`. */
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

/** Whether the host can be a server. A host without a dot or a port is rather a bucket, as in 's3://bucket/folder'. */
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
