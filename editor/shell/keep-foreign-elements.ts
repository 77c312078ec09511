/**
 * The translation of browsers and some extensions wrap texts of the page in elements of their own. React then removes a
 * text from, or inserts before it in, an element that is no longer its parent, which throws. From here on the wrapper in
 * this element is taken instead.
 */
export function keepForeignElements(): void {
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
