export default function Page() {
  return <h1>organizer</h1>;
}
