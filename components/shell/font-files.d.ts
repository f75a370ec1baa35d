/** Font files; the import is their address. */
declare module "*.woff2" {
  const address: string;
  export default address;
}
