/**
 * Translations and some extensions wrap texts in elements of their own. React would throw when it removes a text from,
 * or inserts before it in, an element that is not its parent any more: the wrapper is taken instead.
 */
export function tolerateForeignElements(): void {
  const { removeChild, insertBefore } = Node.prototype
  const wrapperIn = (parent: Node, node: Node): Node =>
    !node.parentNode || node.parentNode === parent ? node : wrapperIn(parent, node.parentNode)
  Node.prototype.removeChild = function (child) {
    return removeChild.call(this, wrapperIn(this, child)) as typeof child
  }
  Node.prototype.insertBefore = function (node, before) {
    return insertBefore.call(this, node, before && wrapperIn(this, before)) as typeof node
  }
}
