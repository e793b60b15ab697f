from simulator.world.calls import Call
from tools.benchmarks.load.traffic import Traffic


def call(values: dict[str, str], body: object) -> Call:
    return Call("POST", "/", {}, "application/json", body, values=values)


def test_the_traffic_of_turns_leaves_out_requests_about_no_game() -> None:
    """After a start the bot uploads emoji for some minutes, which would count as requests of turns."""
    of_a_tap = call({"interaction_id": "1", "interaction_token": "abc"}, {"type": 7})
    of_a_channel = call({"channel_id": "2"}, {"content": "Go"})
    of_a_start = call({"application_id": "3"}, {"image": "data:image/png;base64,AAAA"})
    assert Traffic.of([of_a_tap, of_a_start, of_a_channel]) == Traffic(requests=2, files=0, uploaded=0, json=11 + 17)
