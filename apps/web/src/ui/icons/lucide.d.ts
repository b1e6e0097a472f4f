declare module 'lucide:*' {
  const shapes: string;
  export default shapes;
}
