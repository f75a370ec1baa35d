declare module "*/frame-style.tw" {
  const text: string;
  export default text;
}
