export default function Page() {
  return <h1>organizations</h1>;
}
