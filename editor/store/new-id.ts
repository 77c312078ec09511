/** A new id. Not `crypto.randomUUID`, which browsers lack on insecure addresses (http://192.168.…). */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
